import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type PlaybookEntry, summaryOf } from "@throughline/domain/playbook/library";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { churn, thin } from "../data/playbooks.ts";
import { overview, programOf, summary } from "../data/portfolio.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";

const untouched = {
	origin: "shipped",
	changed: false,
	version: null,
	updatedAt: null,
	updatedBy: null,
} as const;

export const shippedChurn: PlaybookEntry = { id: churn.id, ...untouched, playbook: churn };
export const changedChurn: PlaybookEntry = {
	...shippedChurn,
	origin: "own",
	changed: true,
	version: 3,
	updatedAt: "2026-03-01T08:00:00.000Z",
	updatedBy: "Jonas Weber",
};
export const ownThin: PlaybookEntry = {
	...changedChurn,
	id: thin.id,
	changed: false,
	version: 1,
	playbook: thin,
};

/** The YAML of a playbook, as far as the page needs it: its id and English name; "wrong" stands for a mistake. */
export const yamlOf = ({ id, name }: Pick<Playbook, "id" | "name">) =>
	`id: ${id}\nname:\n  en: ${name.en ?? name.de}\nworkstreams:\n  - id: reasons\n`;

type Given = {
	role?: "Admin" | "Editor" | "Viewer";
	entries?: PlaybookEntry[];
	path?: string;
	procedures?: Parameters<typeof serve>[1];
};

/** The library over playbooks that its own calls change. */
export async function openPlaybooks({
	role = "Editor",
	entries = [shippedChurn, ownThin],
	path = "/?view=playbooks",
	procedures = {},
}: Given = {}) {
	const library = { entries };
	const find = (id: string): PlaybookEntry => {
		const found = library.entries.find((entry) => entry.id === id);
		if (!found) throw new Refusal(404, "NOT_FOUND", "This playbook does not exist, or no longer does");
		return found;
	};
	const put = (playbook: Playbook, version: number): PlaybookEntry => {
		const entry: PlaybookEntry = {
			...changedChurn,
			id: playbook.id,
			changed: playbook.id === churn.id,
			version,
			playbook,
		};
		library.entries = [...library.entries.filter(({ id }) => id !== playbook.id), entry];
		return entry;
	};
	const server = serve(role, {
		"program.list": () => [programOf(1)],
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"playbook.list": () => library.entries.map(summaryOf),
		"playbook.get": ({ id }: { id: string }) => find(id),
		"playbook.exportYaml": ({ id }: { id: string }) => yamlOf(find(id).playbook),
		"playbook.readYaml": ({ source }: { source: string }) => readingOf(source),
		"playbook.create": ({ playbook }: { playbook: Playbook }) => {
			if (library.entries.some(({ id }) => id === playbook.id))
				throw new Refusal(409, "ALREADY_EXISTS", "There is a playbook with this id already", {
					current: find(playbook.id),
				});
			return put(playbook, 1);
		},
		"playbook.copy": ({ id }: { id: string }) => {
			const { playbook } = find(id);
			return put({ ...playbook, id: `${id}-copy`, name: { en: `${playbook.name.en} (copy)` } }, 1);
		},
		"playbook.update": ({
			id,
			version,
			playbook,
		}: {
			id: string;
			version: number | null;
			playbook: Playbook;
		}) => {
			const current = find(id);
			if (current.version !== version)
				throw new Refusal(409, "CONFLICT", "Somebody else has changed this playbook", { current });
			return put(playbook, (version ?? 0) + 1);
		},
		"playbook.delete": ({ id }: { id: string }) => {
			library.entries = library.entries.filter((entry) => entry.id !== id);
			if (id === churn.id) library.entries.push(shippedChurn);
			return { id, undoId: "01939000-0000-7000-8000-000000000700" };
		},
		...procedures,
	});
	const router = await openScreen(path);
	return { ...server, library, put, router, user: userEvent.setup() };
}

/** The first line with the word "wrong" is the mistake. */
function readingOf(source: string) {
	const line = source.split("\n").findIndex((text) => text.includes("wrong")) + 1;
	if (line > 0) return { playbook: null, errors: [{ line, path: "name.en", message: "This is wrong" }] };
	const id = /^id: (.*)$/m.exec(source)?.[1] ?? "";
	const name = /^ {2}en: (.*)$/m.exec(source)?.[1] ?? "";
	return { playbook: { ...churn, id, name: { en: name } }, errors: [] };
}

/** The names of the playbooks on screen. */
export const namesShown = async () => {
	const headings = await screen.findAllByRole("heading", { level: 2 });
	return headings.map(({ textContent }) => textContent);
};

/** What was sent to a procedure, in order. */
export const sent = (calls: { path: string; input: unknown }[], path: string) =>
	calls.filter((call) => call.path === path).map(({ input }) => input);
