import { ChatPage } from "#features/chat/chat-page.tsx";
import { loadLearnCatalogue } from "#i18n/learn-i18n.ts";
import { AppPage } from "../shell/app-page.tsx";

/** Words first; they hold as long as the page does. */
export const clientLoader = loadLearnCatalogue;

export function shouldRevalidate(): boolean {
  return false;
}

export default function ChatRoute() {
  return (
    <AppPage width="reading">
      <ChatPage />
    </AppPage>
  );
}
