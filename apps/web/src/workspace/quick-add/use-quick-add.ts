import { toast } from "@throughline/ui/toast";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { type CallOptions, identified } from "../../api/identified.ts";
import { newKey } from "../../api/use-idempotency-key.ts";
import { decimalSign } from "../../format/decimal-sign.ts";
import { readDraftAs, useDraftPlace, writeDraft } from "../../forms/kept-draft.ts";
import { refusalText } from "../undo/refusal.ts";
import { type QuickEntry, readEntry, type Typed } from "./read-entry.ts";

/**
 * Creates what was typed, and shows it in its list; answers whether the filters hide it, and
 * what it is called where that is not as it was typed. Throws the server's refusal.
 */
export type CreateEntry = (
	entry: QuickEntry,
	options: { context: CallOptions["context"] & { idempotencyKey: string } },
) => Promise<{ hidden?: boolean; text?: string }>;

/** What was added last, and by which request. */
export type LastEntry = { text: string; hidden: boolean; requestId: string };

/** An entry that is on its way to the server, or came back: then with the reason. */
export type QuickLine = {
	key: string;
	/** As it was typed. */
	typed: Typed;
	entry: QuickEntry;
	problem: string | null;
};

type Problem = { message: string; field: keyof Typed };
type Options = {
	draftKey: string;
	needs: Parameters<typeof readEntry>[1];
	create: CreateEntry;
	/** What is wrong with a text before it is sent; null for nothing. */
	check?: ((text: string) => string | null) | undefined;
	currency?: string | undefined;
};

const nothing: Typed = { text: "", amount: "" };

/**
 * Rows that are typed one after the other. Each is shown at once and sent in its turn; what the server refuses comes back
 * into the field, or waits beside it while the next one is typed. What is not sent yet, or on its way without a
 * connection, is kept as drafts are: a page that comes back sends it again, with the key by which the server does it once.
 */
export function useQuickAdd({ draftKey, needs, create, check, currency }: Options) {
	const place = useDraftPlace(`quick/${draftKey}`);
	const [typed, show] = useState(() => readDraftAs(place, asTyped) ?? nothing);
	const kept = useKeptLines(place);
	const [lines, setLines] = useState<readonly QuickLine[]>(() =>
		kept.read().flatMap(({ key, typed }) => {
			const read = readEntry(typed, needs, decimalSign(), currency);
			return "entry" in read ? [{ key, typed, entry: read.entry, problem: null }] : [];
		}),
	);
	const [problem, setProblem] = useState<Problem | null>(null);
	const [last, setLast] = useState<LastEntry | null>(null);
	/** What is in the fields by now, for who comes back later. */
	const current = useRef(typed);
	const returned = useRef<QuickLine | null>(null);
	const sending = useRef<Promise<unknown>>(Promise.resolve());
	const isShown = useRef(true);
	const resend = useEffectEvent(() => {
		for (const line of lines) void send(line);
	});
	useEffect(() => resend(), []);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);

	const type = (next: Typed) => {
		current.current = next;
		writeDraft(place, next.text || next.amount ? JSON.stringify(next) : null);
		show(next);
		setProblem(null);
	};

	const drop = (key: string) => {
		kept.forget(key);
		setLines((all) => all.filter((line) => line.key !== key));
	};

	async function send(line: QuickLine): Promise<void> {
		underWay.add(line.key);
		const turn = sending.current.then(() =>
			identified(({ context }) => create(line.entry, { context: { ...context, idempotencyKey: line.key } })),
		);
		sending.current = turn.catch(() => undefined);
		try {
			const { answer, requestId } = await turn;
			setLast({ text: answer.text ?? line.entry.text, hidden: answer.hidden === true, requestId });
			drop(line.key);
		} catch (error) {
			bringBack(line, { message: refusalText(error), field: fieldOf(error) });
		} finally {
			underWay.delete(line.key);
		}
	}

	function bringBack(line: QuickLine, { message, field }: Problem): void {
		const isFree = current.current.text.trim() === "";
		if (isFree) {
			returned.current = line;
			type(line.typed);
			drop(line.key);
			setProblem({ message, field });
		} else
			setLines((all) => all.map((each) => (each.key === line.key ? { ...each, problem: message } : each)));
		if (!isShown.current) {
			const title = `Failed to add “${line.entry.text}”`;
			toast({ title, description: message, variant: "destructive" });
		}
	}

	/** Answers the field in which something is missing or wrong; null: it is on its way. */
	function submit(): keyof Typed | null {
		if (typed.text.trim() === "") return "text";
		const read = readEntry(typed, needs, decimalSign(), currency);
		if ("asks" in read) {
			type(read.asks);
			return "amount";
		}
		if ("problem" in read) {
			setProblem({ message: read.problem, field: read.field });
			return read.field;
		}
		const wrong = check?.(read.entry.text) ?? null;
		if (wrong !== null) {
			setProblem({ message: wrong, field: "text" });
			return "text";
		}
		// The same once more after a lost answer: the server does it once.
		const again = returned.current;
		const isAgain = JSON.stringify(again?.entry) === JSON.stringify(read.entry);
		const line = { key: again && isAgain ? again.key : newKey(), typed, entry: read.entry, problem: null };
		returned.current = null;
		kept.add(line);
		setLines((all) => [...all, line]);
		type(nothing);
		void send(line);
		return null;
	}

	return {
		typed,
		type,
		problem,
		lines,
		last,
		submit,
		clear: () => type(nothing),
		forgetLast: () => setLast(null),
		retry(line: QuickLine) {
			setLines((all) => all.map((each) => (each.key === line.key ? { ...each, problem: null } : each)));
			void send(line);
		},
		discard: drop,
	};
}

type KeptLine = Pick<QuickLine, "key" | "typed">;

/** The keys of what this page is sending: who comes back to the list without a reload does not send it a second time. */
const underWay = new Set<string>();

/** The entries that the server has not answered yet, beside the draft at a place. */
function useKeptLines(place: string) {
	const own = `${place}/sent`;
	const read = () => readDraftAs(own, asKeptLines) ?? [];
	const write = (lines: readonly KeptLine[]) =>
		writeDraft(own, lines.length > 0 ? JSON.stringify(lines) : null);
	return {
		/** Those that nobody is sending. */
		read: () => read().filter(({ key }) => !underWay.has(key)),
		add: ({ key, typed }: KeptLine) => write([...read().filter((each) => each.key !== key), { key, typed }]),
		forget: (key: string) => write(read().filter((each) => each.key !== key)),
	};
}

function asKeptLines(value: unknown): KeptLine[] {
	if (!Array.isArray(value)) return [];
	return value.map(({ key, typed }) => ({ key: String(key), typed: asTyped(typed) }));
}

/** What the server calls the number beside the text, in whichever list. */
const amountFields = ["amount", "allocatedAmount", "targetValue"];

/** Which of the two fields the server refuses. */
function fieldOf(error: unknown): keyof Typed {
	const { issues } = toApiError(error);
	const isAmount = issues.length > 0 && issues.every(({ path }) => amountFields.includes(path));
	return isAmount ? "amount" : "text";
}

function asTyped(value: unknown): Typed {
	const { text, amount } = value as Partial<Typed>;
	return { text: String(text ?? ""), amount: String(amount ?? "") };
}
