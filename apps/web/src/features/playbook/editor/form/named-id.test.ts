import { expect, test } from "vitest";
import { parse } from "yaml";
import { allOf, editDraft, type Path, readDraft } from "./draft-document.ts";
import { nameId } from "./named-id.ts";

const source = `id: move
roles:
  - { id: role, name: { en: Mover } }
  - { id: owner, name: { en: Owner } }
decisions:
  - id: decision
    options: [{ id: option }, { id: option-2 }]
workstreams:
  - id: workstream
    serves: { decision: decision, option: option-2 }
    tasks:
      - { id: task, role: role }
      - { id: pack, after: [task], role: owner }
`;

test.each<[string, Path, string, object]>([
	["a role", ["roles", 0], "Head of logistics", { role: "head-of-logistics" }],
	["a role whose name another has", ["roles", 0], "Owner", { role: "owner-2" }],
	["a task", ["workstreams", 0, "tasks", 0], "Umzug planen", { after: ["umzug-planen"] }],
	["a decision", ["decisions", 0], "Où aller ?", { serves: { decision: "ou-aller", option: "option-2" } }],
	["an option", ["decisions", 0, "options", 1], "Stay", { serves: { decision: "decision", option: "stay" } }],
	["one with an id of its own", ["workstreams", 0, "tasks", 1], "Pack boxes", {}],
])("what refers to %s follows its name", (_what, entry, name, expected) => {
	const draft = readDraft(source);
	if (!draft.document) throw new Error("It can be read");
	const { workstreams } = parse(editDraft(draft, allOf(nameId(draft.content, entry, name))));
	const [{ serves, tasks }] = workstreams;
	const before = { role: "role", after: ["task"], serves: { decision: "decision", option: "option-2" } };
	expect({ role: tasks[0].role, after: tasks[1].after, serves }).toEqual({ ...before, ...expected });
	expect(tasks[1].id).toBe("pack");
});
