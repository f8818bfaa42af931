/**
 * @generated SignedSource<<9f919e660e391234464bb8f398ee54ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeforeYouStart_version$data = {
  readonly preparation: {
    readonly files: ReadonlyArray<{
      readonly isConditional: boolean;
      readonly name: string;
      readonly required: boolean;
    }>;
    readonly forms: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly questionCount: number;
    readonly signs: boolean;
  };
  readonly steps: ReadonlyArray<{
    readonly config: {
      readonly acceptsCash: boolean;
      readonly acceptsChecks: boolean;
      readonly amountCents: number;
      readonly mode: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "BeforeYouStart_version";
};
export type BeforeYouStart_version$key = {
  readonly " $data"?: BeforeYouStart_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeforeYouStart_version">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BeforeYouStart_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormPreparation",
      "kind": "LinkedField",
      "name": "preparation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "questionCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FileToPrepare",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "required",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isConditional",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubprocessForm",
          "kind": "LinkedField",
          "name": "forms",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
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
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentConfig",
          "kind": "LinkedField",
          "name": "config",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amountCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "acceptsCash",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "acceptsChecks",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "3490baab642c96687e5d1c94d2f0b779";

export default node;
