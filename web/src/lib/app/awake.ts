/** Whether the browser can keep the screen on. Many can only on secure addresses. */
export const canStayAwake = () => 'wakeLock' in navigator;

/** Keeps the device's screen on, where the browser can. Returns a function that lets it go dark again. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const isWanted = () => !isOver && document.visibilityState === 'visible';

  async function ask() {
    if (!isWanted()) return;
    try {
      // A browser refuses when the battery is low.
      lock = await navigator.wakeLock.request('screen');
    } catch {
      return;
    }
    if (!isWanted()) await lock.release();
  }

  // The browser takes the lock away while the page is hidden.
  const back = () => void ask();
  document.addEventListener('visibilitychange', back);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', back);
    void lock?.release();
  };
}
