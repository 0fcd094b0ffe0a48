import { configure, getConfig } from "@testing-library/react";

const { getElementError } = getConfig();

configure({
	// While it waits, the library would print the whole page at each look; the error at the end has it all the same.
	getElementError(message, container) {
		if (Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") !== true)
			return getElementError(message, container);
		const error = new Error(message ?? undefined);
		error.name = "TestingLibraryElementError";
		return error;
	},
});
