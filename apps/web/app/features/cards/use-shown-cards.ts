import { useCallback, useState } from "react";

const pageSize = 60;

/**
 * How many cards of a long list are on the page: sixty, and sixty more each time its end comes near. `watchEnd` is the
 * ref of what stands after the list, keyed by `count` so that it is looked at anew; `showMore` is for a button, which
 * works without scrolling.
 */
export function useShownCards(total: number, listKey: string) {
  const [shown, setShown] = useState({ count: pageSize, listKey });
  // A new list starts at its beginning again.
  if (shown.listKey !== listKey) setShown({ count: pageSize, listKey });

  const showMore = useCallback(() => setShown((now) => ({ ...now, count: now.count + pageSize })), []);

  const watchEnd = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) showMore();
        },
        { rootMargin: "600px" },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [showMore],
  );

  const count = Math.min(shown.count, total);
  return { count, next: Math.min(pageSize, total - count), watchEnd, showMore };
}
