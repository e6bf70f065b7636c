import { BoxPage } from "#features/cards/box-page.tsx";
import { AppPage } from "../shell/app-page.tsx";
import type { Route } from "./+types/box.ts";

export default function BoxRoute({ params }: Route.ComponentProps) {
  return (
    <AppPage width="wide">
      <BoxPage key={params.boxId} boxId={params.boxId} />
    </AppPage>
  );
}
