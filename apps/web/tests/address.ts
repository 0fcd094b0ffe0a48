import type { createAppRouter } from "../src/router.tsx";

type AppRouter = Pick<ReturnType<typeof createAppRouter>, "state">;

/** What the address says besides the program that it shows, which every view has in it. */
export function viewSearch({ state }: AppRouter): Record<string, unknown> {
	const { program: _, ...search } = state.location.search as Record<string, unknown>;
	return search;
}

/** An address without the program in it. */
export function withoutProgram(href: string | null): string | null {
	return href?.replace(/([?&])program=[^&]*(&|$)/, (_, before, after) => (after ? before : "")) ?? null;
}

/** Where the app is, without the program. */
export function viewAddress({ state }: AppRouter): string | null {
	return withoutProgram(state.location.href);
}
