import { createFileRoute, redirect } from "@tanstack/react-router";
import { userQuery } from "../api/session/user.ts";
import { type SettingsTab, settingsTabOf } from "../features/account/settings-tabs.ts";
import { AppShell } from "../shell/app-shell.tsx";
import { WaitScreen } from "../shell/screens/wait-screen.tsx";
import { type SourceSearch, sourceSearch } from "../workspace/source/source-search.ts";

export const Route = createFileRoute("/_app")({
	validateSearch: (search): { settings?: SettingsTab } & SourceSearch => ({
		settings: settingsTabOf(search.settings),
		...sourceSearch(search),
	}),
	beforeLoad: async ({ context, location }) => {
		const user = await context.queryClient.ensureQueryData(userQuery);
		const returnTo = location.href === "/" ? undefined : location.href;
		if (!user) throw redirect({ to: "/auth", search: { returnTo } });
	},
	pendingMs: 0,
	// Who is signed in is mostly known at once: nobody waits for a spinner to have been seen.
	pendingMinMs: 0,
	pendingComponent: WaitScreen,
	component: AppShell,
});
