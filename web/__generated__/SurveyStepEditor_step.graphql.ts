/**
 * @generated SignedSource<<c279a5cd6e62f2caa07f65c041179d5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurveyStepEditor_step$data = {
  readonly survey: {
    readonly id: string;
    readonly identified: boolean;
    readonly instructions: string | null | undefined;
    readonly name: string | null | undefined;
    readonly sections: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SectionList_sections">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SurveyStepEditor_step";
};
export type SurveyStepEditor_step$key = {
  readonly " $data"?: SurveyStepEditor_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyStepEditor_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurveyStepEditor_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Survey",
      "kind": "LinkedField",
      "name": "survey",
      "plural": false,
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
          "name": "identified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instructions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Section",
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SectionList_sections"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "7ef0649a9c65af1bde5d8ab2ed57bb20";

export default node;
