import { Deployment } from "kubernetes-models/apps/v1";
import { CronJob } from "kubernetes-models/batch/v1";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { ConfigMap, PersistentVolumeClaim, Service } from "kubernetes-models/v1";

export type KubernetesObject = {
	apiVersion: string;
	kind: string;
	metadata: { name: string };
	data?: Record<string, string>;
};

const models = { ConfigMap, CronJob, Deployment, Ingress, PersistentVolumeClaim, Service };

/**
 * What the API of Kubernetes would say against an object, a sentence each: what its schema refuses, and each field that
 * the schema does not know, which the API drops or refuses.
 */
export function refusalsOf(object: KubernetesObject): string[] {
	const Model = Object.values(models).find(
		({ apiVersion, kind }) => apiVersion === object.apiVersion && kind === object.kind,
	);
	if (!Model) return [`There is no schema of ${object.kind} in ${object.apiVersion} here`];
	const unread = new Set<string>();
	try {
		// What the validator never reads, no schema names.
		watched(new Model(structuredClone(object) as never), "", unread).validate();
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
	return [...unread].map((path) => `${path} is unknown`);
}

/** An object whose fields leave `unread` when somebody reads them, at any depth. */
function watched<Value extends object>(value: Value, path: string, unread: Set<string>): Value {
	const kept = new Map<string, unknown>();
	for (const [field, each] of Object.entries(value)) {
		const place = `${path}/${field}`;
		unread.add(place);
		kept.set(field, each !== null && typeof each === "object" ? watched(each, place, unread) : each);
	}
	return new Proxy(value, {
		get(target, field, receiver) {
			if (typeof field !== "string" || !kept.has(field)) return Reflect.get(target, field, receiver);
			unread.delete(`${path}/${field}`);
			return kept.get(field);
		},
	});
}
