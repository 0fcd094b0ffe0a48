import { parentPort } from "node:worker_threads";
import { readPlaybook } from "@throughline/consultant/playbooks/read-playbook";
import { shippedPlaybooks } from "@throughline/consultant/playbooks/shipped-playbooks";
import { writePlaybook } from "@throughline/consultant/playbooks/write-playbook";
import type { Answer, Question } from "./messages.ts";

// Reads and writes playbooks as YAML, in a thread of its own; files.ts asks it.

const port = parentPort;
if (!port) throw new Error("This file runs in a worker thread only");

port.on("message", (question: Question) => {
	const { number } = question;
	let answer: Answer;
	try {
		answer = { number, result: resultOf(question) };
	} catch (thrown) {
		answer = { number, error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
	}
	port.postMessage(answer);
});

function resultOf(question: Question): unknown {
	switch (question.call) {
		case "shipped":
			return shippedPlaybooks();
		case "read":
			return readPlaybook(...question.given);
		case "write":
			return writePlaybook(...question.given);
	}
}
