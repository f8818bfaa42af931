/**
 * @generated SignedSource<<dfa139b26cbdb7d62d97f185e8f99cf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenewScreen_output$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly formName: string;
  readonly id: string;
  readonly name: string;
  readonly renewal: {
    readonly id: string;
  } | null | undefined;
  readonly renewalFormName: string | null | undefined;
  readonly renewalProblem: {
    readonly message: string;
  } | null | undefined;
  readonly submission: {
    readonly team: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"useTownBranding_team">;
    };
  } | null | undefined;
  readonly " $fragmentType": "RenewScreen_output";
};
export type RenewScreen_output$key = {
  readonly " $data"?: RenewScreen_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewScreen_output">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "RenewScreen_output",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalFormName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "renewalProblem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "renewal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "submission",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useTownBranding_team"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};
})();

(node as any).hash = "7c13d437094e878e7fa21cad50b71939";

export default node;
