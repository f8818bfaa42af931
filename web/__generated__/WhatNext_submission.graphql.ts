/**
 * @generated SignedSource<<56d22419c2d482541c560be21fd8c52a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatNext_submission$data = {
  readonly whatNext: {
    readonly sentence: string;
  };
  readonly " $fragmentType": "WhatNext_submission";
};
export type WhatNext_submission$key = {
  readonly " $data"?: WhatNext_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatNext_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatNext_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WhatNext",
      "kind": "LinkedField",
      "name": "whatNext",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "9703dce1da1bae17d30101feeae4fa27";

export default node;
