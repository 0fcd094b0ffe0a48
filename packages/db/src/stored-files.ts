/**
 * SQL that gives, as `key`, the storage keys of the uploaded files that the rows of one moment need: those of documents, of
 * runs that are to read a file, and of deletions that can still be undone.
 */
export const neededFileKeys = `
	select key from (
		select storage_key as key from source_document
		union
		select jsonb_path_query(input, '$.uploads[*].storageKey') #>> '{}' from run
		where kind = 'extraction' and status in ('queued', 'running')
		union
		select jsonb_path_query(rows, '$.deleted[*] ? (@.table == "source_document").rows[*].storage_key') #>> '{}'
		from deleted_object
	) as needed
	where key is not null`;

/** The tables that `neededFileKeys` reads. A schema that lacks one is from before files could be uploaded. */
export const tablesThatNeedFiles = ["source_document", "run", "deleted_object"];
