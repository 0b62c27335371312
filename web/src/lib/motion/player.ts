/** Plays one animation after the other, and can be hurried to the end of all of them. */

export class Player {
  #running = new Set<Animation>();
  #wakers = new Set<() => void>();
  #hurried = false;

  /** Nothing takes time from now on. */
  get hurried(): boolean {
    return this.#hurried;
  }

  hurry(): void {
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#wakers) wake();
  }

  /** Animate and stay in the last frame. Resolves at the end, at once when hurried. */
  async animate(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Promise<void> {
    const animation = element.animate(frames, { fill: 'forwards', ...options });
    this.#running.add(animation);
    if (this.#hurried) animation.finish();
    try {
      // A hidden page holds animations back; the game must not wait for them.
      const most = Number(options.duration ?? 0) + Number(options.delay ?? 0) + 120;
      await Promise.race([animation.finished, this.pause(most)]);
    } catch {
      // Cancelled, because the element is gone: what it showed no longer matters.
    } finally {
      this.#running.delete(animation);
    }
  }

  pause(ms: number): Promise<void> {
    if (this.#hurried || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#wakers.add(wake);
    });
  }
}
