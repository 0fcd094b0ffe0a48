import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { fetchPartsBy } from "@throughline/ui/fetch-part";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "./api/query-client.ts";
import "./app.css";
import { markMissingParts } from "./api/missing-part.ts";
import { followSoftKeyboard } from "./browser/follow-soft-keyboard.ts";
import { showPageWithoutConnection } from "./browser/page-without-connection.ts";
import { followTheme } from "./browser/theme.ts";
import { createAppRouter } from "./router.tsx";
import { closeWindowsOnBack } from "./shell/back-closes.ts";
import { fetchWhenConnected } from "./workspace/lazy-part.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element to draw into");

followTheme();
followSoftKeyboard();
markMissingParts();
fetchPartsBy(fetchWhenConnected);
// The frame of every screen but the sign-in page, on its way while the server is asked who is there.
if (location.pathname !== "/auth") void import("./shell/app-shell.tsx").catch(() => undefined);
if (import.meta.env.PROD) showPageWithoutConnection();

const router = closeWindowsOnBack(() => createAppRouter(queryClient));

createRoot(root).render(
	<StrictMode>
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	</StrictMode>,
);
