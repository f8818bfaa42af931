// Pages that embed a submission import its screen, so that the bundler puts both in one file.
import '#web/screens/Submission/SubmissionScreen.tsx';
