import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { toast } from "@throughline/ui/toast";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { typedBefore } from "../../../forms/typed-before.tsx";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { type DraftTab, DraftTabs, type DraftTabsHandle } from "./draft-tabs.tsx";
import { useKeptSource } from "./kept-source.ts";
import { useSavePlaybook } from "./use-save-playbook.ts";
import { useYamlReading } from "./use-yaml-reading.ts";

type PlaybookEditorProps = {
	title: string;
	hint: ReactNode;
	/** Below the hint: what is worth knowing before it is stored. */
	note?: ReactNode;
	/** Beside the hint: what else can be done before typing. */
	start?: (setSource: (source: string) => void) => ReactNode;
	/** Null for a new playbook. */
	id: string | null;
	version: number | null;
	/** The text before anything is typed. */
	source: string;
	/** What is open at first. */
	firstTab?: DraftTab;
	/** Where what is typed is kept: `playbook/<id>`, `playbook/new`. */
	draftKey: string;
	back: string;
	onBack: () => void;
	onSaved: (id: string) => void;
};

/** A playbook as a form and as YAML, checked while it is typed. Nothing typed is lost by errors, others' changes or a reload. */
export function PlaybookEditor({
	title,
	hint,
	note,
	start,
	id,
	version,
	source: stored,
	firstTab = "form",
	draftKey,
	back,
	onBack,
	onSaved,
}: PlaybookEditorProps) {
	const tabs = useRef<DraftTabsHandle>(null);
	const [isAttempted, setAttempted] = useState(false);
	const { source, isRestored, isChanged, keep, forget, ...kept } = useKeptSource(draftKey, {
		source: stored,
		version,
	});
	const check = useYamlReading(source);
	const saving = useSavePlaybook({
		id,
		onSaved: (savedId) => {
			forget();
			onSaved(savedId);
		},
		onWrong: (error) => tabs.current?.goTo(error),
	});
	const replace = ({ id: replaced, version }: { id: string; version: number | null }) =>
		void saving.save({ source, version }, replaced);
	const setSource = (next: string) => keep({ source: next, version: kept.version });
	return (
		<div className="space-y-4">
			<PrintedHead>{title}</PrintedHead>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Button
					variant="ghost"
					className="-ml-3"
					icon={<ArrowLeft size={16} aria-hidden="true" />}
					onClick={onBack}
				>
					{back}
				</Button>
				<div className="flex flex-wrap gap-2">
					<Button
						onClick={() => {
							forget();
							onBack();
						}}
					>
						{isChanged ? "Discard changes" : "Cancel"}
					</Button>
					<Button
						variant="primary"
						loading={saving.isPending}
						disabled={source.trim() === ""}
						onClick={() => {
							setAttempted(true);
							void saving.save({ source, version: kept.version });
						}}
					>
						{id === null ? "Create playbook" : "Save"}
					</Button>
				</div>
			</div>
			<Card className="space-y-4 p-4 sm:p-5">
				<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
					<div className="min-w-0">
						<h2 className="text-pretty break-words text-title font-semibold text-ink-strong">{title}</h2>
						<p className="mt-1 max-w-[80ch] text-pretty text-body text-ink-muted">{hint}</p>
					</div>
					{start?.(setSource)}
				</div>
				{note}
				{isRestored && isChanged && <Callout>{typedBefore}</Callout>}
				{saving.refusal?.kind === "failure" && (
					<Callout tone="critical" role="alert" title={saving.refusal.sentence}>
						What you typed is still here.
					</Callout>
				)}
				{saving.refusal?.kind === "changed" && (
					<ChangedMeanwhile
						theirs={saving.refusal.theirs}
						mine={source}
						isPending={saving.isPending}
						onKeepMine={(theirs) => {
							keep({ source, version: theirs.version });
							void saving.save({ source, version: theirs.version });
						}}
						onUseTheirs={(theirs) => {
							keep({ source: theirs.source, version: theirs.version });
							saving.reset();
							toast({
								title: "Their version is in the editor",
								action: { label: "Undo", onAction: () => keep({ source, version: theirs.version }) },
							});
						}}
					/>
				)}
				{saving.refusal?.kind === "exists" && (
					<ExistingPlaybook {...saving.refusal} isPending={saving.isPending} onReplace={replace} />
				)}
				<DraftTabs
					source={source}
					onSource={setSource}
					check={check}
					isAttempted={isAttempted}
					isNew={id === null}
					firstTab={firstTab}
					handle={tabs}
				/>
			</Card>
		</div>
	);
}

type ExistingPlaybookProps = {
	id: string;
	version: number | null;
	isPending: boolean;
	onReplace: (existing: { id: string; version: number | null }) => void;
};

/** The id of a new playbook is taken: it may replace the other one, or get another id. */
function ExistingPlaybook({ id, version, isPending, onReplace }: ExistingPlaybookProps) {
	return (
		<Callout
			tone="warning"
			role="alert"
			title={`There is a playbook with the id “${id}” already`}
			action={
				<Button size="sm" loading={isPending} onClick={() => onReplace({ id, version })}>
					Replace it
				</Button>
			}
		>
			Change the id of this one, or replace the playbook that is there.
		</Callout>
	);
}
