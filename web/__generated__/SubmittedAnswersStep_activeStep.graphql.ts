/**
 * @generated SignedSource<<015dd39a96058d40549a1f5c1e1ae1b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmittedAnswersStep_activeStep$data = {
  readonly hiddenFields: ReadonlyArray<string>;
  readonly id: string;
  readonly signings: ReadonlyArray<{
    readonly __typename: "Signing";
  }>;
  readonly step: {
    readonly identity: string;
    readonly name: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Signatures_step">;
  readonly " $fragmentType": "SubmittedAnswersStep_activeStep";
};
export type SubmittedAnswersStep_activeStep$key = {
  readonly " $data"?: SubmittedAnswersStep_activeStep$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmittedAnswersStep_activeStep">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmittedAnswersStep_activeStep",
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
      "name": "hiddenFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Signing",
      "kind": "LinkedField",
      "name": "signings",
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
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "step",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Signatures_step"
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "6a7c538b01af3053bc5bbf9011b487ab";

export default node;
