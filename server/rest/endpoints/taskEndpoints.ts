import { z } from 'zod';
import { taskFilters, taskSorts } from '#domain/filter/lists.ts';
import { stepTypes } from '#domain/submission/stepKinds.ts';
import { stepGenericTypes } from '#domain/submission/StepState.ts';
import { flag, optionalText } from '#server/rest/bodyValues.ts';
import { connectionList, pageArguments, pageParameters } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const requestSchema = z.object({
  master_search_terms: optionalText,
  filter: z.enum(taskFilters).optional(),
  sort: z.enum(taskSorts).optional(),
  skipped: flag,
});
const step = z.object({
  id: z.uuid(),
  type: z.enum([...stepTypes, ...stepGenericTypes]).optional(),
  initiated_flow_id: z.uuid(),
});

/** Tasks, and the step that a task is about. Decision 0043. */
export const taskEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof requestSchema>>({
    method: 'GET',
    path: '/my_tasks/fetch_tasks',
    summary: 'List the tasks that await you, directly or through a role, with your progress today',
    document: `query ($filter: TaskFilter, $sort: TaskSort, $skipped: Boolean, $terms: String, ${pageParameters}) {
      taskTotals { active overdue skipped done of percent }
      tasks(filter: $filter, sort: $sort, skipped: $skipped, terms: $terms, ${pageArguments}) {
        totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...task } } } }`,
    query: requestSchema,
    list: connectionList('tasks', 'tasks'),
    variables: ({ query: { master_search_terms: terms, filter, sort, skipped } }) => ({ terms, filter, sort, skipped }),
    answer: { tasks: 'tasks.edges.*.node', total_count: 'tasks.totalCount', totals: 'taskTotals' },
  }),
  endpoint<z.infer<typeof step>>({
    method: 'GET',
    path: '/my_tasks/fetch_step',
    summary: 'Get the step of a task; its type is detected automatically',
    document:
      'query ($id: ID!, $step: ID!) { node(id: $id) { ... on Submission { activeStep(id: $step) { ...active_step } } } }',
    query: step,
    variables: ({ query: { id, initiated_flow_id } }) => ({
      id: toGlobalId('Submission', initiated_flow_id),
      step: toGlobalId('Step', id),
    }),
    answer: 'node.activeStep',
  }),
];
