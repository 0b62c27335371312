/** A battle that fills the whole glass of a phone, where the browser can do that. */
import type { Attachment } from 'svelte/attachments';

export class Full {
  isOn = $state(false);
  /** Somebody wants it: the next battle asks for it at the first touch, because browsers need one. */
  private static isWanted = false;
  private box: HTMLElement | null = null;

  /** iPhones, for one, cannot. */
  get isPossible(): boolean {
    return document.fullscreenEnabled && typeof Element.prototype.requestFullscreen === 'function';
  }

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.box = box;
    const noted = () => (this.isOn = document.fullscreenElement === box);
    const resume = () => {
      if (Full.isWanted && !this.isOn) void this.enter();
    };
    document.addEventListener('fullscreenchange', noted);
    if (this.isPossible) box.addEventListener('pointerup', resume, { once: true });
    return () => {
      document.removeEventListener('fullscreenchange', noted);
      box.removeEventListener('pointerup', resume);
      this.box = null;
    };
  };

  async toggle(): Promise<void> {
    Full.isWanted = !this.isOn;
    if (this.isOn) await document.exitFullscreen();
    else await this.enter();
  }

  private async enter(): Promise<void> {
    try {
      await this.box?.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      // The browser refuses, for instance inside a frame. The battle goes on as it was.
      Full.isWanted = false;
    }
  }
}
