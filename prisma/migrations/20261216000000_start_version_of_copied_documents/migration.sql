-- Copying a form published its documents without a start version, so they covered no version and the copy could not be published.
-- Publishing a document by hand always required one, so a published document without it is such a copy.
UPDATE master_template_documents SET start_version = 1, updated_at = now() WHERE published_at IS NOT NULL AND start_version IS NULL;
