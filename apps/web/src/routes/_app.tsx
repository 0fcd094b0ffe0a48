import { createFileRoute, redirect } from "@tanstack/react-router";
import { type SettingsTab, settingsTabOf } from "../features/account/settings-tabs.ts";
import { userQuery } from "../session/user.ts";
import { AppShell } from "../shell/app-shell.tsx";
import { WaitScreen } from "../shell/wait-screen.tsx";

export const Route = createFileRoute("/_app")({
	validateSearch: (search): { settings?: SettingsTab } => ({ settings: settingsTabOf(search.settings) }),
	beforeLoad: async ({ context, location }) => {
		const user = await context.queryClient.ensureQueryData(userQuery);
		const returnTo = location.href === "/" ? undefined : location.href;
		if (!user) throw redirect({ to: "/auth", search: { returnTo } });
	},
	pendingMs: 0,
	pendingComponent: WaitScreen,
	component: AppShell,
});
