import { expect, it } from "vitest";
import { type AllowedServers, enteredMistake, mayBeAsked } from "./entered-address.ts";

const names: Record<string, string[]> = {
	"models.example.org": ["93.184.216.34"],
	"llm.corp.example": ["93.184.216.34", "10.2.3.4"],
	"rebound.example": ["169.254.169.254"],
	ollama: ["172.18.0.3"],
};
const network = {
	async resolve(host: string) {
		return (names[host] ?? []).map((address) => ({ address, family: 4 }));
	},
};
const nobody: AllowedServers = { privateHosts: [], named: [], isOneMachine: false };
const named = (...privateHosts: string[]): AllowedServers => ({ ...nobody, privateHosts });
const inEnvironment: AllowedServers = { ...nobody, named: ["http://127.0.0.1:11434/v1"] };
const oneMachine: AllowedServers = { ...nobody, isOneMachine: true };
const always = named("169.254.169.254", "rebound.example", "metadata.google.internal", "100.100.100.200");

const may: [string, AllowedServers][] = [
	["https://models.example.org/v1", nobody],
	["https://unknown.example.org/v1", nobody],
	["http://10.0.0.5:8080/v1", named("10.0.0.5")],
	["https://llm.corp.example", named("llm.corp.example")],
	["http://ollama:11434", named("ollama")],
	["http://127.0.0.1:8080/v1", named("127.0.0.1")],
	["http://127.0.0.1:11434/other", inEnvironment],
	["http://localhost:11434/v1", oneMachine],
	["http://[::1]:11434/v1", oneMachine],
];
it.each(may)("An Admin may enter %s where the operator allows it", async (address, allowed) => {
	expect(await enteredMistake(address, allowed, network)).toBeNull();
});

const mayNot: [string, AllowedServers, string][] = [
	["http://10.0.0.5:8080/v1", nobody, "10.0.0.5 is on a private network"],
	["http://10.0.0.5:8080/v1", oneMachine, "10.0.0.5 is on a private network"],
	["http://[fd00::5]/v1", nobody, "fd00::5 is on a private network"],
	["https://llm.corp.example", nobody, "PRIVATE_HOSTS"],
	["http://ollama:11434", nobody, "ollama is on a private network"],
	["http://model.internal", nobody, "model.internal is on a private network"],
	["http://127.0.0.1:8080/v1", nobody, "127.0.0.1 is this server itself"],
	["http://127.0.0.1:8080/v1", inEnvironment, "127.0.0.1 is this server itself"],
	["https://[::ffff:127.0.0.1]/v1", nobody, "is this server itself"],
	["http://models.example.org", nobody, "plain http"],
	["http://169.254.169.254/latest", always, "never asked"],
	["http://[fe80::1]/", always, "is a link-local address"],
	["http://192.0.2.2:8080/v1", named("192.0.2.2"), "belongs to no server"],
	["http://0.0.0.0:11434", oneMachine, "never asked"],
	["https://rebound.example", always, "never asked"],
	["http://metadata.google.internal", always, "never asked"],
	["http://100.100.100.200", always, "never asked"],
	["https://[::ffff:169.254.169.254]/", oneMachine, "never asked"],
];
it.each(mayNot)("An Admin may not enter %s, and is told why", async (address, allowed, words) => {
	expect(await enteredMistake(address, allowed, network)).toContain(words);
});

it.each([
	["https://models.example.org/v1", "93.184.216.34", nobody, true],
	["https://models.example.org/v1", "10.2.3.4", nobody, false],
	["https://models.example.org/v1", "127.0.0.1", nobody, false],
	["https://models.example.org/v1", "::ffff:10.2.3.4", oneMachine, false],
	["https://models.example.org/v1", "127.0.0.1", oneMachine, true],
	["https://models.example.org/v1", "10.2.3.4", named("models.example.org"), true],
	["https://models.example.org/v1", "169.254.169.254", named("models.example.org"), false],
	["https://models.example.org/v1", "192.0.2.2", oneMachine, false],
	// Kept from before the operator had to name it.
	["http://10.0.0.5:8080/v1", "10.0.0.5", nobody, true],
	["http://ollama:11434", "172.18.0.3", nobody, true],
	["http://169.254.169.254/", "169.254.169.254", oneMachine, false],
] as const)("What was entered as %s and leads to %s when it is asked", (address, leadsTo, allowed, may) => {
	expect(mayBeAsked(new URL(address), leadsTo, allowed)).toBe(may);
});
