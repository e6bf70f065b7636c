import { useState } from "react";

/** When this part of the page was first shown; "today" is meant relative to it. */
export function useOpenedAt(): Date {
  const [openedAt] = useState(() => new Date());
  return openedAt;
}
