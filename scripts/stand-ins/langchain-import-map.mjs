// Stands for the table of all of LangChain's modules, which only revives stored checkpoints: there are none here, and the table alone would
// bring prompts, parsers, vector stores and test fixtures with it.
