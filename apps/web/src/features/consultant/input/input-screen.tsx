import { skipToken } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Provider } from "@throughline/domain/run";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { BookOpen } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "../../../api/client.ts";
import { useAllowed, useAsRole } from "../../../api/session/user.ts";
import { readDraft, useDraftPlace, writeDraft } from "../../../forms/kept-draft.ts";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { InvalidSession, noSuchSession } from "../wizard/invalid-session.tsx";
import { WizardStepper } from "../wizard/wizard-stepper.tsx";
import type { ChosenFile } from "./file-picker.tsx";
import { InputForm } from "./input-form.tsx";
import { PresentMaterial } from "./present-material.tsx";
import { RecentSessions } from "./recent-sessions.tsx";
import { SendingCard } from "./sending-card.tsx";
import { StartFromPlaybook } from "./start-from-playbook.tsx";
import { useSendInput } from "./use-send-input.ts";

const route = getRouteApi("/_app/strategic-consultant/input");

/** Where a strategy begins, and where one that was begun is found again. */
export function InputScreen() {
	const { session } = route.useSearch();
	const mayWrite = useAllowed("write");
	const { data: strategy } = trpc.consultant.session.byId.useQuery(
		session === undefined ? skipToken : { sessionId: session },
	);
	// Nothing can be added to what is somebody else's.
	if (strategy?.isOpen === false) return <InvalidSession message={noSuchSession} />;
	return (
		<div className="space-y-5">
			<PrintedHead>Strategic Consultant</PrintedHead>
			<WizardStepper stage="input" sessionId={session} />
			<div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0 space-y-5">
					<PresentMaterial sessionId={session} />
					{!mayWrite ? (
						<ReadersNote />
					) : strategy?.mayChange === false ? (
						<NobodysNote />
					) : (
						// The address names a strategy from its first upload on, which may have failed: then there is nothing to add to.
						<Begin adds={strategy !== undefined && strategy.documents.length > 0} />
					)}
					{mayWrite && session === undefined && <StartFromPlaybook />}
				</div>
				<RecentSessions />
			</div>
		</div>
	);
}

function Begin({ adds }: { adds: boolean }) {
	const search = route.useSearch();
	const [text, setText] = useKeptText("consultant-input");
	const [files, setFiles] = useState<readonly ChosenFile[]>([]);
	const [provider, setProvider] = useState<Provider | undefined>();
	const onStored = useCallback(() => {
		setText("");
		setFiles([]);
	}, [setText]);
	const { sending, failure, interrupted, send, cancelUpload } = useSendInput({
		search,
		text,
		provider,
		onStored,
	});
	// Material that is added goes to whoever serves the strategy.
	const kept = trpc.consultant.session.byId.useQuery(
		{ sessionId: search.session ?? "" },
		{ enabled: search.session !== undefined },
	).data?.provider;
	if (sending.step !== "idle") return <SendingCard sending={sending} onCancelUpload={cancelUpload} />;
	return (
		<InputForm
			text={text}
			onText={setText}
			files={files}
			onFiles={setFiles}
			provider={provider ?? kept ?? undefined}
			onProvider={setProvider}
			failure={failure}
			interrupted={interrupted}
			adds={adds}
			onSend={(chosen) => void send(chosen)}
		/>
	);
}

function NobodysNote() {
	return (
		<Card>
			<EmptyState
				icon={<BookOpen size={20} />}
				level={2}
				title="You cannot add to this strategy"
				message="It has no owner: everybody can read it, and only Admins can change it."
				action={
					<Button asChild variant="primary">
						<Link to="/strategic-consultant/input">Start a new strategy</Link>
					</Button>
				}
			/>
		</Card>
	);
}

function ReadersNote() {
	const asRole = useAsRole();
	return (
		<Card>
			<EmptyState
				icon={<BookOpen size={20} />}
				level={2}
				title={`${asRole} can read strategies that became programs`}
				message="Editors and Admins start a strategy here: with a text or a document, from five questions to a program plan."
			/>
		</Card>
	);
}

const pauseMs = 300;

/**
 * A text that is being typed, kept through a reload, a failure and a sign-in: in this tab only, for this person only,
 * until it is emptied. A long text is written after a pause, not with every letter.
 */
function useKeptText(name: string): readonly [string, (text: string) => void] {
	const place = useDraftPlace(name);
	const [text, setText] = useState(() => readDraft(place) ?? "");
	const unsaved = useRef<string | null>(null);
	useEffect(() => {
		const save = () => {
			if (unsaved.current !== null) writeDraft(place, unsaved.current || null);
			unsaved.current = null;
		};
		const timer = setTimeout(save, text === "" ? 0 : pauseMs);
		window.addEventListener("pagehide", save);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("pagehide", save);
			save();
		};
	}, [place, text]);
	const change = useCallback((next: string) => {
		unsaved.current = next;
		setText(next);
	}, []);
	return [text, change];
}
