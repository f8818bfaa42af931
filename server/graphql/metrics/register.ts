import '#server/graphql/metrics/AnswerFigures.ts';
import '#server/graphql/metrics/FormLaunches.ts';
import '#server/graphql/metrics/FormStatistics.ts';
import '#server/graphql/metrics/MetricsType.ts';
import '#server/graphql/metrics/PublicFormStatistics.ts';
import '#server/graphql/metrics/TypicalFigures.ts';
import '#server/graphql/metrics/countMetrics.ts';
import '#server/graphql/metrics/viewerMetrics.ts';
