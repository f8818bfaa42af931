/**
 * @generated SignedSource<<221f6c1b8e58e7557d6731c9a5170547>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartSubprocessButton_submission$data = {
  readonly team: {
    readonly slug: string;
  };
  readonly " $fragmentType": "StartSubprocessButton_submission";
};
export type StartSubprocessButton_submission$key = {
  readonly " $data"?: StartSubprocessButton_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartSubprocessButton_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartSubprocessButton_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "54b7c7406de2e2ac2372af69672c021f";

export default node;
