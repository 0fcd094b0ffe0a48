import { useNavigate } from "@tanstack/react-router";
import type { SourceDocument } from "@throughline/domain/consultant/session";
import type { Provider } from "@throughline/domain/run";
import { toast } from "@throughline/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { givenReason, toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { readDraft, useDraftPlace, writeDraft } from "../../../forms/kept-draft.ts";
import { type FollowedRun, useElapsed, useRun } from "../../../run/use-run.ts";
import { keepStrategy } from "../stored-strategy.ts";
import { uploadFile } from "./upload-file.ts";

/** As specified, where the server gave no reason. */
const unexplained = "Analysis failed";

/** The bar stands at 100 percent for a moment before the next step opens. */
const openDelayMs = 400;

type InputSearch = {
	/** The strategy that material is added to. */
	session?: string | undefined;
	/** Ids of the runs that read its files, joined by dots: a reload goes on with them. */
	run?: string | undefined;
};

/** Where the sending of an input stands. */
export type Sending =
	| { step: "idle" }
	| { step: "uploading"; name: string; number: number; count: number; percent: number }
	| { step: "reading"; name: string | undefined; number: number; count: number; run: FollowedRun }
	| { step: "preparing" | "done" };

type SendInput = {
	search: InputSearch;
	text: string;
	provider: Provider | undefined;
	/** What was typed is stored now. */
	onStored: () => void;
};

/**
 * Sends what was given: the files one after the other, the text with the last of them. The server stores a file and what
 * came with it when it has read the file, all of it or nothing, also when this page is gone by then. Opens the Five Whys
 * when all is stored.
 */
export function useSendInput({ search, text, provider, onStored }: SendInput) {
	const navigate = useNavigate();
	// The session that a text was sent to, until it is opened: a reload in between goes on with it.
	const place = useDraftPlace("consultant-input-session");
	const [begun] = useState(() => (search.session === undefined ? readDraft(place) : null));
	const [newId] = useState(() => begun ?? newSessionId());
	const sessionId = search.session ?? newId;
	const [sent, setSent] = useState<Exclude<Sending, { step: "reading" }>>({
		step: begun === null ? "idle" : "preparing",
	});
	const [interrupted, setInterrupted] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [names, setNames] = useState<readonly string[]>([]);
	const upload = useRef<AbortController | null>(null);

	const runIds = search.run?.split(".") ?? [];
	const [read, setRead] = useState<{ of: string | undefined; count: number }>({ of: search.run, count: 0 });
	const done = read.of === search.run ? read.count : 0;
	const current = runIds[done];
	const followed = useRun(current ?? null);
	// The reading of all files is one wait, which began with the first of them.
	const [began, setBegan] = useState<{ of: string | undefined; at: number } | null>(null);
	const { startedAt } = followed;
	useEffect(() => {
		if (startedAt === null) return;
		setBegan((before) => (before?.of === search.run ? before : { of: search.run, at: startedAt }));
	}, [startedAt, search.run]);
	const since = began !== null && began.of === search.run ? began.at : null;
	const waited = useElapsed(current !== undefined, since);
	const run = since === null ? followed : { ...followed, elapsedSeconds: waited };

	const readingOver = useCallback(
		() =>
			navigate({
				to: "/strategic-consultant/input",
				search: (before) => ({ ...before, run: undefined }),
				replace: true,
			}),
		[navigate],
	);
	const fail = useCallback((sentence: string) => {
		setSent({ step: "idle" });
		setFailure(sentence);
		toast({ title: "Processing failed", description: sentence, variant: "destructive" });
	}, []);

	const open = useCallback(
		async (stored: { documents: readonly SourceDocument[] }, input: string) => {
			keepStrategy(sessionId, { input });
			for (const note of typedNotes(stored)) toast({ title: note });
			setSent({ step: "done" });
			await new Promise((resolve) => setTimeout(resolve, openDelayMs));
			onStored();
			writeDraft(place, null);
			await navigate({ to: "/strategic-consultant/whys-tree/$sessionId", params: { sessionId } });
		},
		[sessionId, onStored, place, navigate],
	);
	const refuse = useCallback(
		async (error: unknown) => {
			writeDraft(place, null);
			fail(sentenceOf(error));
			await readingOver();
		},
		[place, fail, readingOver],
	);
	/** What the server has read and stored. */
	const openStored = useCallback(async () => {
		setSent({ step: "preparing" });
		setInterrupted(false);
		try {
			const stored = await trpcClient.consultant.session.byId.query({ sessionId });
			await open(stored, stored.inputText);
		} catch (error) {
			await refuse(error);
		}
	}, [sessionId, open, refuse]);
	const sendText = async () => {
		setSent({ step: "preparing" });
		setInterrupted(false);
		writeDraft(place, sessionId);
		try {
			// Sent a second time, it is the same text of the same session.
			const stored = await trpcClient.consultant.session.analyzeText.mutate({ text, sessionId, provider });
			await open(stored, stored.inputContent);
		} catch (error) {
			await refuse(error);
		}
	};

	const resumed = useRef(false);
	useEffect(() => {
		if (begun === null || resumed.current) return;
		resumed.current = true;
		const session = trpcClient.consultant.session.byId.query({ sessionId: begun }).catch(() => null);
		void session.then(async (stored) => {
			if (stored && stored.documents.length > 0) await open(stored, stored.inputText);
			else {
				setSent({ step: "idle" });
				setInterrupted(true);
			}
		});
	}, [begun, open]);

	// What is done when a file has been read, at most once for each of them.
	const settled = useRef<string | null>(null);
	useEffect(() => {
		if (current === undefined || settled.current === current) return;
		const { status, error } = followed;
		if (status === "succeeded") {
			settled.current = current;
			if (done + 1 < runIds.length) setRead({ of: search.run, count: done + 1 });
			else void openStored();
		} else if (status === "failed" || status === "cancelled") {
			settled.current = current;
			if (error) fail(givenReason(error) ?? unexplained);
			void readingOver();
		}
	}, [followed, current, done, runIds.length, search.run, openStored, fail, readingOver]);

	/** Uploads one file after the other. Answers the runs that read them: none for what the session held already. */
	const uploadAll = async (files: readonly File[], signal: AbortSignal) => {
		const readings: { id: string; name: string }[] = [];
		for (const [index, file] of files.entries()) {
			const state = { step: "uploading", name: file.name, number: index + 1, count: files.length } as const;
			setSent({ ...state, percent: 0 });
			const id = await uploadFile({
				file,
				text: index === files.length - 1 && text.trim() ? text : null,
				sessionId,
				provider,
				signal,
				onProgress: (percent) => setSent({ ...state, percent }),
			});
			if (id) readings.push({ id, name: file.name });
		}
		return readings;
	};
	const send = async (files: readonly File[]) => {
		setFailure(null);
		settled.current = null;
		if (files.length === 0) return await sendText();
		setNames([]);
		const abort = new AbortController();
		upload.current = abort;
		try {
			const readings = await uploadAll(files, abort.signal);
			if (readings.length === 0) return await openStored();
			setNames(readings.map(({ name }) => name));
			setSent({ step: "idle" });
			const run = readings.map(({ id }) => id).join(".");
			await navigate({
				to: "/strategic-consultant/input",
				search: (before) => ({ ...before, session: sessionId, run }),
				replace: true,
			});
		} catch (error) {
			if (abort.signal.aborted) setSent({ step: "idle" });
			else fail(sentenceOf(error));
		}
	};

	const sending: Sending =
		sent.step === "idle" && current !== undefined
			? { step: "reading", name: names[done], number: done + 1, count: runIds.length, run }
			: sent;
	return {
		sending,
		failure,
		interrupted,
		send,
		cancelUpload: () => upload.current?.abort(new Error("Cancelled")),
	};
}

/** What a person must know of how the text was read that was stored last. */
function typedNotes({ documents }: { documents: readonly SourceDocument[] }): readonly string[] {
	return documents.findLast(({ kind }) => kind === "text")?.notes ?? [];
}

/** What went wrong, in the specified words where the server said nothing itself. */
function sentenceOf(error: unknown): string {
	const refusal = toApiError(error);
	return (
		givenReason(refusal) ??
		(refusal.status === 0 ? "An unexpected error occurred. Please try again." : unexplained)
	);
}

/** An id for a strategy that begins: of the present and of random characters. */
function newSessionId(now = Date.now()): string {
	const random = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
		byte.toString(36).padStart(2, "0"),
	).join("");
	return `strategy_${now}_${random}`;
}
