import { refusalText } from '../text/refusals';
import type { Problem, Rejected } from './messages.gen';

/** Something was refused by the rules, the table or the server. The message may be shown to people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause = '',
    readonly field = '',
  ) {
    super(message);
    this.name = 'Refusal';
  }

  static from(problem: Rejected | Problem): Refusal {
    const clause = 'clause' in problem ? problem.clause : '';
    return new Refusal(problem.code, refusalText(problem), clause, problem.field ?? '');
  }
}
