import { createFileRoute, redirect } from "@tanstack/react-router";
import { userQuery } from "../api/session/user.ts";
import { AuthScreen } from "../features/account/auth-screen.tsx";
import { WaitScreen } from "../shell/screens/wait-screen.tsx";

type AuthSearch = { returnTo?: string; error?: string };

export const Route = createFileRoute("/auth")({
	validateSearch: (search): AuthSearch => ({
		returnTo: typeof search.returnTo === "string" ? search.returnTo : undefined,
		error: typeof search.error === "string" ? search.error : undefined,
	}),
	beforeLoad: async ({ context }) => {
		if (await context.queryClient.ensureQueryData(userQuery)) throw redirect({ to: "/" });
	},
	pendingMs: 0,
	// Who is signed in is mostly known at once: nobody waits for a spinner to have been seen.
	pendingMinMs: 0,
	pendingComponent: WaitScreen,
	component: AuthScreen,
});
