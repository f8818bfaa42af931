-- A form keeps several patterns; the newest numbers its submissions.
DROP INDEX custom_ids_one_current;
