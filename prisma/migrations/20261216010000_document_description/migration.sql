-- What staff note about a document of a form.
ALTER TABLE master_template_documents ADD COLUMN description TEXT;
