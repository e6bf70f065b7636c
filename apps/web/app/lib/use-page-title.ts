import { useEffect } from "react";

/** Titles a hydrated page; follows the language. Prerendered pages write their title into the file. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
