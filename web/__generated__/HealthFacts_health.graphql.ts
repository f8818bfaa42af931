/**
 * @generated SignedSource<<b1b7dccef54f8b308e358087b3ec3034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HealthFacts_health$data = {
  readonly auditLog: {
    readonly lastAt: string | null | undefined;
    readonly unsealed: number;
  };
  readonly database: {
    readonly bytes: number;
    readonly connections: number;
    readonly isReadOnly: boolean;
    readonly longestTransactionSeconds: number;
    readonly mostConnections: number;
  };
  readonly isStorageWorking: boolean;
  readonly tasks: ReadonlyArray<{
    readonly failed: number;
    readonly oldestSeconds: number;
    readonly task: string;
    readonly waiting: number;
  }>;
  readonly waitingEmails: number;
  readonly waitingPaymentEvents: number;
  readonly workers: ReadonlyArray<{
    readonly __typename: "WorkerHealth";
  }>;
  readonly " $fragmentType": "HealthFacts_health";
};
export type HealthFacts_health$key = {
  readonly " $data"?: HealthFacts_health$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthFacts_health">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HealthFacts_health",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DatabaseHealth",
      "kind": "LinkedField",
      "name": "database",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReadOnly",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "connections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mostConnections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longestTransactionSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkerHealth",
      "kind": "LinkedField",
      "name": "workers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaskHealth",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "task",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldestSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingEmails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingPaymentEvents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStorageWorking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditHealth",
      "kind": "LinkedField",
      "name": "auditLog",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsealed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Health",
  "abstractKey": null
};

(node as any).hash = "2d913344088e2089acbcdf2c3e685086";

export default node;
