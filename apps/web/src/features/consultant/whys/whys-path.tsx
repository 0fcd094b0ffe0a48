import { useNavigate } from "@tanstack/react-router";
import type { StrategyProgress } from "@throughline/domain/consultant/step";
import { deepestWhy, firstFinalWhy, type WhysNode, type WhysTree } from "@throughline/domain/consultant/whys";
import { Card } from "@throughline/ui/card";
import { ErrorState } from "@throughline/ui/error-state";
import { Kbd } from "@throughline/ui/kbd";
import { toast } from "@throughline/ui/toast";
import { type ReactNode, useEffect, useRef } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { AnotherAttempt } from "../another-attempt.tsx";
import { useMayChange } from "../use-may-change.ts";
import { CulturalDialog } from "./cultural-dialog.tsx";
import { NextLevelState } from "./next-level/next-level-state.tsx";
import { NoOptions } from "./next-level/no-options.tsx";
import { useNextLevel } from "./next-level/use-next-level.ts";
import { EvidenceDialog } from "./options/evidence-dialog.tsx";
import { OptionThumbnails } from "./options/option-pager.tsx";
import { OwnWords } from "./options/own-words.tsx";
import { ShownOption } from "./options/shown-option.tsx";
import { useOptionKeys } from "./options/use-option-keys.ts";
import { PathBreadcrumb } from "./path-breadcrumb.tsx";
import { TreeMap } from "./tree-map.tsx";
import { useRootCause } from "./use-root-cause.ts";
import { searchOf, type WhysPlace } from "./whys-place.ts";

type WhysPathProps = {
	sessionId: string;
	tree: WhysTree;
	place: WhysPlace;
	refresh: () => Promise<unknown>;
	/** The whys whose causes are being looked for. */
	expansions: StrategyProgress["expansions"];
	/** Below the first question, while the text does not name what it asks about. */
	problem?: ReactNode;
};

/** One level of the tree: the question, its options one at a time, and the ways on and back. */
export function WhysPath({ sessionId, tree, place, refresh, expansions, problem }: WhysPathProps) {
	const mayWrite = useMayChange(sessionId);
	const navigate = useNavigate();
	const rootCause = useRootCause(sessionId);
	const nextLevel = useNextLevel(sessionId, place, { expansions, refresh });
	const { level, path, options, shown, index } = place;
	const ids = path.map(({ id }) => id);

	const goTo = (path: readonly string[], option: string | undefined, replace = false) =>
		navigate({
			to: "/strategic-consultant/whys-tree/$sessionId",
			params: { sessionId },
			search: (before) => ({ ...before, ...searchOf(path, option) }),
			replace,
			resetScroll: false,
		});
	const go = (...to: Parameters<typeof goTo>) => void goTo(...to);
	const show = (index: number) => {
		const option = options[index];
		if (option) go(ids, option.id, true);
	};
	/** An address that names no place means the last one: what is left here must name its own, for the way back. */
	const goDown = async (node: WhysNode) => {
		if (level === 1) await goTo(ids, node.id, true);
		await goTo([...ids, node.id], node.branches[0]?.id);
	};
	const canGoOn = (node: WhysNode) =>
		level < deepestWhy && (mayWrite ? !rootCause.busy : node.branches.length > 0);
	const goOn = (node: WhysNode) => {
		// Nothing deeper follows a leaf: it is the root cause, where one can be chosen.
		if (node.isLeaf && level >= firstFinalWhy && mayWrite) void rootCause.choose([...path, node]);
		else {
			if (mayWrite) nextLevel.find(node, path);
			void goDown(node);
		}
	};
	useOptionKeys({
		previous: () => show(index - 1),
		next: () => show(index + 1),
		go: shown && canGoOn(shown) ? () => goOn(shown) : null,
	});
	const heading = useHeadingFocus(level);

	const addOwn = async (option: string) => {
		try {
			const added = await trpcClient.consultant.whys.addCustom.mutate({
				sessionId,
				parentId: ids.at(-1) ?? null,
				option,
			});
			await refresh();
			go(ids, added.id, true);
			return true;
		} catch (error) {
			const { sentence } = toApiError(error);
			toast({ title: "Failed to add your why", description: sentence, variant: "destructive" });
			return false;
		}
	};

	return (
		<div className="space-y-4">
			<PathBreadcrumb path={path} onGo={(index) => go(ids.slice(0, index), ids[index])} />
			<div>
				<p className="tabular text-table font-medium text-accent-text">
					Level {level} of {deepestWhy}
				</p>
				<h3
					ref={heading}
					tabIndex={-1}
					className="mt-0.5 text-pretty break-words text-title font-semibold text-ink-strong outline-none"
				>
					{place.question}
				</h3>
				{level > 1 && (
					<p className="mt-1 text-pretty break-words text-table text-ink-muted">
						<span className="font-medium">Root question: </span>
						{tree.rootQuestion}
					</p>
				)}
			</div>
			{level === 1 && problem}
			<NextLevelState sessionId={sessionId} level={nextLevel} />
			{shown && (
				<>
					<OptionThumbnails options={options} index={index} onShow={show} />
					<ShownOption
						key={shown.id}
						sessionId={sessionId}
						node={shown}
						index={index}
						options={options}
						level={level}
						onShow={show}
						onContinue={canGoOn(shown) ? () => goOn(shown) : null}
						onChoose={() => void rootCause.choose([...path, shown])}
						choosing={rootCause.busy}
						refresh={refresh}
					/>
					<p className="text-caption text-ink-faint max-lg:hidden" data-print="hide">
						<Kbd>←</Kbd> <Kbd>→</Kbd> go through the options
						{level < deepestWhy && (
							<>
								, <Kbd>Enter</Kbd> continues
							</>
						)}
						.
					</p>
				</>
			)}
			{!shown && !nextLevel.generating && nextLevel.failure === null && (
				<NoOptions
					parent={path.at(-1)}
					mayWrite={mayWrite}
					searched={nextLevel.searched}
					onFind={nextLevel.isLacking ? () => nextLevel.retry() : null}
					onChoose={() => void rootCause.choose(path)}
					choosing={rootCause.busy}
				/>
			)}
			{mayWrite && !nextLevel.generating && (
				<Card className="p-5" data-print="hide">
					<OwnWords
						key={ids.join(".")}
						label="Add your own Why"
						submit="Add Custom Why"
						placeholder="What do you know that your material does not say?"
						onSubmit={addOwn}
					/>
				</Card>
			)}
			{rootCause.failed && !rootCause.busy && (
				<Card className="p-5">
					<ErrorState compact message={rootCause.failed.sentence} />
					<AnotherAttempt sessionId={sessionId} onTry={rootCause.failed.again} />
				</Card>
			)}
			<TreeMap tree={tree} chosen={new Set(ids)} shown={shown?.id} onGo={go} />
			<EvidenceDialog
				cause={rootCause.unbacked}
				onClose={rootCause.leaveUnbacked}
				onConfirm={(evidence) => void rootCause.chooseUnbacked(evidence)}
			/>
			<CulturalDialog message={rootCause.refusal} onClose={rootCause.dismiss} />
		</div>
	);
}

/** After a step to another level its question is what is to be read first. */
function useHeadingFocus(level: number) {
	const heading = useRef<HTMLHeadingElement>(null);
	const before = useRef(level);
	useEffect(() => {
		if (before.current !== level) {
			heading.current?.focus({ preventScroll: true });
			heading.current?.scrollIntoView({ block: "nearest" });
		}
		before.current = level;
	}, [level]);
	return heading;
}
