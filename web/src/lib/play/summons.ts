/** Calls somebody to their move: once for each question that is new to them. Pure. */
export class Summons {
  private readonly heard = new Set<string>();

  /** To be called with the questions that await an answer here; says whether one of them is new. */
  follow(questions: readonly string[]): boolean {
    const fresh = questions.filter((question) => !this.heard.has(question));
    for (const question of fresh) this.heard.add(question);
    return fresh.length > 0;
  }
}
