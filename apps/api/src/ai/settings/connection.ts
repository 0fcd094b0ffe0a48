import type { ConnectionLine, ConnectionTest } from "@throughline/domain/ai-provider";
import { isOwnServer, vendors } from "@throughline/domain/run/vendors";
import type { Asking } from "@throughline/trpc/ports/asking";
import { z } from "zod";
import { failureSentence } from "../calls/failure-sentence.ts";
import { type FailureKind, ModelFailure } from "../language-model.ts";
import { type ModelOptions, modelUnder, notSetUp } from "../language-models.ts";
import type { ServedModel } from "../served-model.ts";
import { affordCall, promptVersion } from "../strategist/ask.ts";
import type { Listed } from "../vendors/wire.ts";
import type { EffectiveProvider } from "./effective.ts";

/** The smallest answer that shows that the model keeps to a schema. */
const question = {
	name: "connection_test",
	schema: z.object({ sum: z.number() }),
	instructions: "Answer the question as one JSON object.",
	input: "What is 2 + 3?",
};

/** How long the whole test may take; a local server may have to load its model first. */
const testMs = 60_000;
const localTestMs = 300_000;

type Outcome = ConnectionLine["outcome"];
type Tried<T> = { value: T; failure: null } | { value: null; failure: ModelFailure };

/** The failures after which nothing more can be learnt: nobody answers, or nobody lets us in. */
const conclusive: ReadonlySet<FailureKind> = new Set([
	"network",
	"forbidden_address",
	"timeout",
	"aborted",
	"auth",
]);

/**
 * Lists the provider's models and asks for one small answer, once each. Every finding is a line with its own sentence;
 * what `afford` throws goes up.
 */
export async function testConnection(
	settings: EffectiveProvider,
	asking: Pick<Asking, "signal" | "afford" | "spent">,
	options: Pick<ModelOptions, "fetchEntered">,
): Promise<ConnectionTest> {
	if (settings.state !== "ready") {
		return {
			passed: false,
			model: settings.model,
			lines: [line("key", "failed", notSetUp(settings).message)],
		};
	}
	const model = modelUnder(settings, { retries: { attempts: 1 }, ...options });
	const signal = AbortSignal.any([
		asking.signal,
		AbortSignal.timeout(isOwnServer(settings.provider) ? localTestMs : testMs),
	]);
	const began = performance.now();
	const list = await tried(() => model.list(signal));
	const asked =
		list.failure && conclusive.has(list.failure.kind)
			? { value: null, failure: list.failure }
			: await tried(() => askSmall(model, { ...asking, signal }));
	const seconds = (performance.now() - began) / 1000;
	const lines = linesOf({ model, settings, list, asked, seconds });
	return { passed: lines.every(({ outcome }) => outcome !== "failed"), model: model.model, lines };
}

async function askSmall(
	model: ServedModel,
	{ signal, afford, spent }: Pick<Asking, "signal" | "afford" | "spent">,
): Promise<true> {
	await affordCall(model, question.instructions + question.input, afford);
	await model.generate({ ...question, signal, spent, promptVersion });
	return true;
}

/** What is no model's failure goes up as it is. */
async function tried<T>(call: () => Promise<T>): Promise<Tried<T>> {
	try {
		return { value: await call(), failure: null };
	} catch (error) {
		if (!(error instanceof ModelFailure)) throw error;
		return { value: null, failure: error };
	}
}

type Findings = {
	model: ServedModel;
	settings: EffectiveProvider;
	list: Tried<Listed[]>;
	asked: Tried<true>;
	seconds: number;
};

const line = (check: ConnectionLine["check"], outcome: Outcome, message: string): ConnectionLine => ({
	check,
	outcome,
	message,
});
const notChecked = "Not checked, because of what failed before.";
const failedWith = ({ list, asked }: Findings, kind: FailureKind) =>
	list.failure?.kind === kind || asked.failure?.kind === kind;
const isUnreached = (findings: Findings) =>
	failedWith(findings, "network") ||
	failedWith(findings, "forbidden_address") ||
	findings.list.failure?.kind === "timeout";

function linesOf(findings: Findings): ConnectionLine[] {
	return [
		reachable(findings),
		keyAccepted(findings),
		modelThere(findings),
		structured(findings),
		context(findings),
		time(findings),
	];
}

function nameOf({ settings: { provider } }: Findings): string {
	const { company } = vendors[provider];
	return company.charAt(0).toUpperCase() + company.slice(1);
}

function reachable(findings: Findings): ConnectionLine {
	const { list, asked, model } = findings;
	const failure = asked.failure ?? list.failure;
	return failure && isUnreached(findings)
		? line("reachable", "failed", failureSentence(failure.kind, model))
		: line("reachable", "passed", `${nameOf(findings)} answers.`);
}

function keyAccepted(findings: Findings): ConnectionLine {
	const { list, asked, settings } = findings;
	if (failedWith(findings, "auth")) {
		const how =
			settings.apiKey === null ? "asks for a key: enter one" : "does not accept this key: enter another";
		return line("key", "failed", `${nameOf(findings)} ${how}.`);
	}
	if (isUnreached(findings) || (list.failure && asked.failure)) return line("key", "unknown", notChecked);
	return line("key", "passed", settings.apiKey === null ? "It works without a key." : "The key is accepted.");
}

function modelThere(findings: Findings): ConnectionLine {
	const { list, asked, model } = findings;
	const kind = asked.failure?.kind;
	if (kind === "not_found") {
		const there = list.value ? ` It lists ${list.value.length} for this key: choose one of them.` : "";
		return line("model", "failed", `${nameOf(findings)} does not know the model ${model.model}.${there}`);
	}
	if (kind === "permission") return line("model", "failed", failureSentence(kind, model));
	if (asked.value) return line("model", "passed", `${model.model} serves.`);
	if (listedModel(findings))
		return line("model", "passed", `${model.model} is among the models that it lists.`);
	return line("model", "unknown", notChecked);
}

function structured(findings: Findings): ConnectionLine {
	const { asked, model } = findings;
	if (asked.value) return line("structured", "passed", "The answer had the shape that was asked for.");
	const kind = asked.failure?.kind;
	const known = modelThere(findings).outcome === "failed" || isUnreached(findings) || kind === "auth";
	if (known || kind === undefined) return line("structured", "unknown", notChecked);
	return line("structured", "failed", failureSentence(kind, model, asked.failure ?? {}));
}

function context(findings: Findings): ConnectionLine {
	const { settings } = findings;
	const holds = listedModel(findings)?.contextTokens ?? null;
	const assumed = isOwnServer(settings.provider) ? settings.contextTokens : null;
	if (holds === null) {
		const instead = assumed === null ? "" : ` ${tokens(assumed)} are assumed.`;
		return line("context", "unknown", `The provider does not say how much fits into the model.${instead}`);
	}
	if (assumed !== null && holds < assumed) {
		const message = `The model holds ${tokens(holds)}, and ${tokens(assumed)} are assumed: set the context to ${holds}.`;
		return line("context", "failed", message);
	}
	return line("context", "passed", `The model holds ${tokens(holds)}.`);
}

function time({ asked, seconds }: Findings): ConnectionLine {
	const took = `${seconds.toFixed(1)} seconds`;
	return asked.value
		? line("time", "passed", `It answered within ${took}.`)
		: line("time", "unknown", `The test ended after ${took}.`);
}

function listedModel({ list, model }: Findings): Listed | undefined {
	return list.value?.find(({ id }) => id === model.model);
}

const tokens = (count: number) => `${count.toLocaleString("en-US")} tokens`;
