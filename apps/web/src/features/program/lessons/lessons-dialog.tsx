import { noLessons, type Program, ProgramLessons, ProgramLessonsChange } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { formField } from "@throughline/ui/form";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { Textarea } from "@throughline/ui/textarea";
import { z } from "zod";
import { trpc, trpcClient, trpcUtils } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import type { FieldNames } from "../../../forms/entity-values.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { Results } from "./results.tsx";

type LessonsValues = { cameTrue: string; didNotComeTrue: string; wouldDoAgain: string };

const questions = {
	cameTrue: "What came true?",
	didNotComeTrue: "What did not?",
	wouldDoAgain: "What would you do again?",
} as const satisfies Record<keyof LessonsValues, string> & FieldNames<ProgramLessonsChange>;

const openAnswers: LessonsValues = { cameTrue: "", didNotComeTrue: "", wouldDoAgain: "" };

const Answers = ProgramLessonsChange.omit({ version: true });

/** The same rules as the server's, over what the fields hold. */
const LessonsForm = z
	.object({ cameTrue: z.string(), didNotComeTrue: z.string(), wouldDoAgain: z.string() })
	.transform((values): z.input<typeof Answers> => values)
	.pipe(Answers);

const Field = formField<LessonsValues>(questions);

type LessonsDialogProps = { program: Program; mayWrite: boolean; onClose: () => void };

/** Three questions to a program that is over, beside what its figures say; for those who may not write, the answers. */
export function LessonsDialog({ program, mayWrite, onClose }: LessonsDialogProps) {
	const lessons = trpc.program.lessons.byId.useQuery({ id: program.id });
	const title = `Lessons learned: ${program.name}`;
	if (lessons.data && mayWrite)
		return (
			<EntityDialog
				title={title}
				description="Later strategies find your answers as a source and quote them with the program's name."
				noun="lessons learned"
				size="lg"
				shape={ProgramLessons}
				entity={lessons.data}
				draftKey={`lessons/${program.id}`}
				newValues={openAnswers}
				valuesOf={valuesOf}
				schema={LessonsForm}
				labels={questions}
				messages={{ updated: "Lessons learned saved", updateFailed: "Failed to save the lessons learned" }}
				// A program that was deleted meanwhile has none to create.
				create={(answers) =>
					trpcClient.program.lessons.update.mutate({ id: program.id, version: noLessons.version, ...answers })
				}
				update={trpcClient.program.lessons.update.mutate}
				onSaved={(saved) => trpcUtils.program.lessons.byId.setData({ id: program.id }, saved)}
				onClose={onClose}
			>
				<div className="space-y-4">
					<Results program={program} />
					{Object.keys(questions).map((name) => (
						<Field key={name} name={name as keyof LessonsValues} control={Textarea} rows={4} />
					))}
				</div>
			</EntityDialog>
		);
	return (
		<AnswersDialog title={title} onClose={onClose}>
			{lessons.data && (
				<>
					<Results program={program} />
					<AnswerList lessons={lessons.data} />
				</>
			)}
			{lessons.isPending && (
				<SkeletonRegion label="Loading the lessons learned">
					<SkeletonText lines={6} />
				</SkeletonRegion>
			)}
			{lessons.isError && (
				<ViewFailure message="Failed to load the lessons learned. Please try again." query={lessons} />
			)}
		</AnswersDialog>
	);
}

function AnswersDialog({
	title,
	onClose,
	children,
}: {
	title: string;
	onClose: () => void;
	children: React.ReactNode;
}) {
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={title} size="lg">
				<DialogBody className="space-y-4">{children}</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button>Close</Button>
					</DialogClose>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

function AnswerList({ lessons }: { lessons: ProgramLessons }) {
	return (
		<dl className="space-y-4">
			{(Object.keys(questions) as (keyof LessonsValues)[]).map((name) => (
				<div key={name}>
					<dt className="text-table font-medium text-ink-strong">{questions[name]}</dt>
					<dd className="mt-1 whitespace-pre-wrap break-words text-body">
						{lessons[name] ?? <span className="text-ink-faint">Nobody has answered yet.</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

function valuesOf({ cameTrue, didNotComeTrue, wouldDoAgain }: ProgramLessons): LessonsValues {
	return {
		cameTrue: cameTrue ?? "",
		didNotComeTrue: didNotComeTrue ?? "",
		wouldDoAgain: wouldDoAgain ?? "",
	};
}
