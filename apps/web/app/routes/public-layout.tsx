import { Outlet } from "react-router";
import { SiteFooter } from "#features/site/site-footer.tsx";
import { SiteHeader } from "#features/site/site-header.tsx";
import { useSiteMessages } from "#i18n/site-i18n.ts";
import type { StillHandle } from "#lib/still.ts";

export const handle: StillHandle = { isStill: true };

export default function PublicLayout() {
  const { skip } = useSiteMessages();
  return (
    <>
      <a href="#main" className="skip-link btn btn-primary">
        {skip}
      </a>
      <SiteHeader />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
