import { figureText } from "#lib/figure-text.ts";

const delayMs = 500;
const durationMs = 2_000;

/** Counts a `[data-count]` up to its number when it comes into view; the number itself is in the page already. */
export function countUp(place: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { count, decimals, suffix = "" } = place.dataset;
  const look = { decimals: Number(decimals), suffix };
  const write = (value: number) => (place.textContent = figureText(value, look));

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    write(0);
    setTimeout(() => {
      const startedAt = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
        write(Number(count) * (1 - (1 - part) ** 3));
        if (part < 1) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    }, delayMs);
  });
  observer.observe(place);
}
