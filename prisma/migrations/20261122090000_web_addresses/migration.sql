-- A field can ask for a web address.
ALTER TYPE "field_data_type" ADD VALUE 'url';
