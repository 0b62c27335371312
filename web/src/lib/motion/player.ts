/** Plays animations one after the other; they can be sped up or skipped. */

export class Player {
  #running = new Set<Animation>();
  #wakers = new Set<() => void>();
  #rate = 1;
  #hurried = false;

  get hurried(): boolean {
    return this.#hurried;
  }

  /** Everything from now on takes less time, because more is waiting to be shown. */
  rush(rate: number): void {
    this.#rate = rate;
    for (const animation of this.#running) animation.playbackRate = rate;
  }

  /** Skips: nothing takes time from now on. */
  hurry(): void {
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#wakers) wake();
  }

  /** Animates and keeps the last frame. Resolves at the end; at once after a skip. */
  async animate(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions & { duration: number },
  ): Promise<void> {
    if (this.#hurried) return;
    const animation = element.animate(frames, { fill: 'forwards', ...options });
    animation.playbackRate = this.#rate;
    this.#running.add(animation);
    try {
      // A hidden page suspends animations; the game must not wait for them.
      await Promise.race([animation.finished, this.pause(options.duration + 120)]);
    } catch {
      // Cancelled because the element was removed: its animation no longer matters.
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
      const timer = setTimeout(wake, ms / this.#rate);
      this.#wakers.add(wake);
    });
  }
}
