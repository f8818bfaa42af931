/**
 * @generated SignedSource<<b359c58925ef276bc4b82f369f5423d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutputDates_output$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly issuedAt: string | null | undefined;
  readonly " $fragmentType": "OutputDates_output";
};
export type OutputDates_output$key = {
  readonly " $data"?: OutputDates_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputDates_output">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputDates_output",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};

(node as any).hash = "32b702eacbb1fc1ed998509584958281";

export default node;
