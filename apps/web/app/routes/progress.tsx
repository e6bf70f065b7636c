import { ProgressPage } from "#features/progress/progress-page.tsx";
import { AppPage } from "../shell/app-page.tsx";

export default function ProgressRoute() {
  return (
    <AppPage width="wide">
      <ProgressPage />
    </AppPage>
  );
}
