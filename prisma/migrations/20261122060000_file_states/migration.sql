-- A file can wait for the scanner, and be found by it to hold a virus. New values can be used once they are committed.
ALTER TYPE "file_state" ADD VALUE 'checking';
ALTER TYPE "file_state" ADD VALUE 'infected';
