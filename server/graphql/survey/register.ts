import '#server/graphql/survey/GivenResponse.ts';
import '#server/graphql/survey/SurveyAnswer.ts';
import '#server/graphql/survey/SurveyResponse.ts';
import '#server/graphql/survey/askedSurvey.ts';
import '#server/graphql/survey/surveyAddresses.ts';
import '#server/graphql/survey/surveyMutations.ts';
