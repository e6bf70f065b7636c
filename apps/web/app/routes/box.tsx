import { BoxPage } from "#features/cards/box-page.tsx";
import { loadLearnCatalogue } from "#i18n/learn-i18n.ts";
import { AppPage } from "../shell/app-page.tsx";
import type { Route } from "./+types/box.ts";

/** Words first; they hold as long as the page does. */
export const clientLoader = loadLearnCatalogue;

export function shouldRevalidate(): boolean {
  return false;
}

export default function BoxRoute({ params }: Route.ComponentProps) {
  return (
    <AppPage width="wide">
      <BoxPage key={params.boxId} boxId={params.boxId} />
    </AppPage>
  );
}
