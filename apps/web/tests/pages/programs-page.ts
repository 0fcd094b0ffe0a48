import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { NewProgram, Program } from "@throughline/domain/program";
import { overview, programOf, summary } from "../data/portfolio.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";

export const iberia = programOf(1, {
	name: "Iberia Market Entry",
	description: "Spain and Portugal",
	startDate: "2026-03-09",
	endDate: "2027-07-09",
});
export const kassel = programOf(2, {
	name: "Kassel Warehouse",
	status: "Completed",
	startDate: "2026-01-05",
});
const pilot = programOf(3, { name: "Old Pilot", archivedAt: "2026-02-01T00:00:00.000Z" });

type Given = { role?: "Editor" | "Viewer"; programs?: Program[]; path?: string };

/** The programs page over a portfolio that its own calls change. */
export async function openPrograms({
	role = "Editor",
	programs = [iberia, kassel, pilot],
	path = "/programs",
}: Given = {}) {
	const portfolio = { programs };
	const put = (program: Program) => {
		portfolio.programs = [...portfolio.programs.filter(({ id }) => id !== program.id), program];
		return program;
	};
	const server = serve(role, {
		"program.list": (input?: { archived: boolean }) =>
			portfolio.programs.filter(({ archivedAt }) => input?.archived || archivedAt === null),
		"program.create": (input: NewProgram) => put(programOf(9, input)),
		"program.update": ({ archived, ...change }: Partial<Program> & { id: string; archived?: boolean }) => {
			const before = portfolio.programs.find(({ id }) => id === change.id);
			if (!before) throw new Refusal(404, "NOT_FOUND", "This program does not exist, or no longer does");
			const archivedAt =
				archived === undefined ? before.archivedAt : archived ? "2026-05-01T00:00:00.000Z" : null;
			return put({ ...before, ...change, archivedAt, version: before.version + 1 });
		},
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
	});
	const router = await openScreen(path);
	return { ...server, portfolio, put, router, user: userEvent.setup() };
}

/** The card of a program, to look into. */
export const card = async (name: string) => {
	const title = await screen.findByRole("heading", { level: 2, name });
	const item = title.closest("li");
	if (!item) throw new Error(`${name} is not in a list`);
	return within(item);
};

export async function openMenu(user: ReturnType<typeof userEvent.setup>, name: string, entry: string) {
	await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
	await user.click(await screen.findByRole("menuitem", { name: entry }));
}

/** What was sent to a procedure, in order. */
export const sent = (calls: { path: string; input: unknown }[], path: string) =>
	calls.filter((call) => call.path === path).map(({ input }) => input);
