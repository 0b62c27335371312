/** Calls at once, every so often, and when somebody looks at the page again; returns a function that stops it. */
export function again(load: () => Promise<void>, everyMs: number): () => void {
  const call = () => void load();
  call();
  const timer = setInterval(call, everyMs);
  document.addEventListener('visibilitychange', call);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', call);
  };
}
